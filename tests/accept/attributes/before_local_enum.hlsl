// -T cs_6_0 -E main => refused
[numthreads(1, 1, 1)]
void main() {
    [[unused]] enum Sizes { Few }; //~ 5: error: an attribute list cannot appear here
}
