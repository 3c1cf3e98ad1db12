-- The report of a scene, in every game: what games call a battle or a player's turn is their own business. Recipes carry
-- the kind as well.
UPDATE posts SET kind = 'report', recipe = replace(recipe, '"kind":"battle"', '"kind":"report"') WHERE kind = 'battle';
