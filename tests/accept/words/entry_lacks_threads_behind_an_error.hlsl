// -T cs_6_0 -E main => refused
int before = nope; //~ 14: error: use of undeclared identifier 'nope'
void main(uint i : SV_DispatchThreadID) { undeclared; }
