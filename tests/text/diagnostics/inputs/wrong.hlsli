void broken()
{   unknown_thing();
}
