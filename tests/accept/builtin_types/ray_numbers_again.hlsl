// -T cs_6_5 -E main => refused
struct RAY_FLAG { uint x; }; //~ 8: error: definition of type 'RAY_FLAG' conflicts with typedef of the same name
enum COMMITTED_STATUS { A };
typedef float CANDIDATE_TYPE;
[numthreads(1, 1, 1)] void main() {}
