"""Parts of Discord messages: buttons, menus, custom ids, layouts."""
