"""What a press, a form or a command does: it is validated, limited, routed and always answered."""
