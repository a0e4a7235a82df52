// -T lib_6_7 => refused
struct [raypayload] P
{
    float a : write(caller,, miss) : read(caller); //~ 28: error: expected ')' after 'payload access qualifier'
};
[shader("miss")]
void m(inout P p)
{
}
