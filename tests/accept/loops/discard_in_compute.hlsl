// -T cs_6_0 => refused
// except line: DXC's validator names the function, we the statement.
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{ //~ 1: error: Opcode Discard not valid in shader model cs_6_0.
    discard;
}
