//! What a program consists of, in numbers: `dx.counters` of the metadata that reflection reads, as DXC counts.
//!
//! In come lowered functions, out goes a number for each kind of instruction; kinds that do not occur are left out.

use crate::constant_address;
use crate::module::code::{insts, op_of};
use crate::ops::{DxilOp, OpClass};
use trefoil_ir::{
    Context, Function, GlobalId, InstId, LayoutRule, Opcode, SPACE_SHARED, Type, TypeId, Value, ValueKind,
};

/// Declares the counters: a name for code and one for metadata, which stand in the order of the latter.
macro_rules! counters {
    ($($name:ident $text:literal;)*) => {
        /// A kind of what is counted.
        #[derive(Clone, Copy)]
        enum Counter { $($name,)* }

        const NAMES: &[&str] = &[$($text,)*];
    };
}

counters! {
    LocalArrayBytes "array_local_bytes";
    LocalArrayAccesses "array_local_ldst";
    SharedArrayBytes "array_tgsm_bytes";
    SharedArrayAccesses "array_tgsm_ldst";
    Atomics "atomic";
    Barriers "barrier";
    Branches "branches";
    Floats "floats";
    Cuts "gs_cut";
    Emits "gs_emit";
    Instructions "insts";
    Ints "ints";
    InputLoads "sig_ld";
    OutputStores "sig_st";
    BiasedSamples "tex_bias";
    ComparedSamples "tex_cmp";
    GradientSamples "tex_grad";
    Loads "tex_load";
    Samples "tex_norm";
    Stores "tex_store";
    Uints "uints";
}

/// The numbers of a program.
#[derive(Default)]
pub(crate) struct Counters {
    counts: [u32; NAMES.len()],
    /// The group's arrays that have been met.
    shared: Vec<GlobalId>,
}

/// What an address starts at.
enum Root {
    Local,
    Shared(GlobalId),
    Other,
}

impl Counters {
    /// What occurs, by name, in the order of the names.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&'static str, u32)> {
        NAMES.iter().copied().zip(self.counts).filter(|&(_, count)| count != 0)
    }

    fn add(&mut self, counter: Counter, more: u32) {
        let count = &mut self.counts[counter as usize];
        *count = count.saturating_add(more);
    }

    /// Counts what a lowered function consists of.
    pub(crate) fn count(&mut self, ctx: &Context, func: &Function) {
        let count: usize = func.layout.iter().map(|&block| func.blocks[block].insts.len()).sum();
        self.add(Counter::Instructions, count as u32);
        for inst in insts(func) {
            let i = &func.insts[inst];
            match i.op {
                Opcode::Call => {
                    if let Some(op) = op_of(ctx, func, inst) {
                        self.operation(op);
                    }
                }
                Opcode::Alloca => {
                    self.add(Counter::LocalArrayBytes, LayoutRule::Scalar.size(ctx, i.data_type()));
                }
                Opcode::Load => self.access(ctx, func, func.operands(inst)[0], true),
                Opcode::Store => self.access(ctx, func, func.operands(inst)[1], true),
                Opcode::AtomicRmw | Opcode::CmpXchg => {
                    self.add(Counter::Atomics, 1);
                    self.access(ctx, func, func.operands(inst)[0], false);
                }
                Opcode::Br if func.operands(inst).len() > 1 => self.add(Counter::Branches, 1),
                op => {
                    if let Some(counter) = of_opcode(op) {
                        self.add(counter, 1);
                    }
                }
            }
        }
    }

    /// An access of memory; atomic ones are no loads and stores.
    fn access(&mut self, ctx: &Context, func: &Function, pointer: Value, counted: bool) {
        let is_array = |ty: TypeId| matches!(ctx.types.get(ty), Type::Array { .. });
        match root(ctx, func, pointer) {
            Root::Local => self.add(Counter::LocalArrayAccesses, u32::from(counted)),
            Root::Shared(global) if is_array(ctx.globals[global].ty) => {
                self.add(Counter::SharedArrayAccesses, u32::from(counted));
                if !self.shared.contains(&global) {
                    self.shared.push(global);
                    let bytes = LayoutRule::Scalar.size(ctx, ctx.globals[global].ty);
                    self.add(Counter::SharedArrayBytes, bytes);
                }
            }
            Root::Shared(_) | Root::Other => {}
        }
    }

    fn operation(&mut self, op: DxilOp) {
        use DxilOp as O;
        let counter = match op {
            O::AtomicBinOp | O::AtomicCompareExchange | O::BufferUpdateCounter => Counter::Atomics,
            O::Barrier | O::BarrierByMemoryType | O::BarrierByMemoryHandle => Counter::Barriers,
            O::EmitStream => Counter::Emits,
            O::CutStream => Counter::Cuts,
            O::EmitThenCutStream => {
                self.add(Counter::Cuts, 1);
                Counter::Emits
            }
            O::LoadInput | O::LoadOutputControlPoint | O::LoadPatchConstant => Counter::InputLoads,
            O::StoreOutput | O::StorePatchConstant => Counter::OutputStores,
            O::SampleBias => Counter::BiasedSamples,
            O::SampleGrad => Counter::GradientSamples,
            O::Sample | O::SampleLevel | O::TextureGather => Counter::Samples,
            O::SampleCmp | O::SampleCmpLevelZero | O::SampleCmpLevel | O::TextureGatherCmp => {
                Counter::ComparedSamples
            }
            O::BufferLoad | O::RawBufferLoad | O::TextureLoad => Counter::Loads,
            O::BufferStore | O::RawBufferStore | O::TextureStore => Counter::Stores,
            O::IMax | O::IMin | O::IMad | O::Ibfe | O::Dot4AddI8Packed => Counter::Ints,
            O::UMax | O::UMin | O::UMad | O::Ubfe | O::Bfrev | O::Msad | O::Dot4AddU8Packed => Counter::Uints,
            O::Countbits | O::FirstbitHi | O::FirstbitLo | O::FirstbitSHi => Counter::Uints,
            O::DerivCoarseX | O::DerivCoarseY | O::DerivFineX | O::DerivFineY => return,
            op => match op.class() {
                OpClass::Unary | OpClass::Binary | OpClass::IsSpecialFloat => Counter::Floats,
                OpClass::Dot2 | OpClass::Dot3 | OpClass::Dot4 => Counter::Floats,
                _ => return,
            },
        };
        self.add(counter, 1);
    }
}

/// What an instruction counts as.
fn of_opcode(op: Opcode) -> Option<Counter> {
    use Opcode as O;
    Some(match op {
        O::FAdd | O::FSub | O::FMul | O::FDiv | O::FRem | O::FCmp => Counter::Floats,
        O::SiToFp | O::UiToFp | O::FpToSi | O::FpToUi | O::FpExt | O::FpTrunc => Counter::Floats,
        O::Add | O::Sub | O::Mul | O::SDiv | O::SRem | O::AShr | O::ICmp | O::SExt => Counter::Ints,
        O::UDiv | O::URem | O::And | O::Or | O::Xor | O::Shl | O::LShr | O::ZExt | O::Trunc => Counter::Uints,
        _ => return None,
    })
}

/// Where an address starts.
fn root(ctx: &Context, func: &Function, mut pointer: Value) -> Root {
    loop {
        pointer = match pointer.kind() {
            ValueKind::Global(global) if ctx.globals[global].space == SPACE_SHARED => {
                return Root::Shared(global);
            }
            ValueKind::Const(constant) => match constant_address::parts(ctx, constant) {
                Some((_, base, _)) => base,
                None => return Root::Other,
            },
            ValueKind::Inst(inst) => match step(func, inst) {
                Some(base) => base,
                None if func.insts[inst].op == Opcode::Alloca => return Root::Local,
                None => return Root::Other,
            },
            _ => return Root::Other,
        };
    }
}

/// What an instruction computes an address from.
fn step(func: &Function, inst: InstId) -> Option<Value> {
    match func.insts[inst].op {
        Opcode::Gep | Opcode::BitCast => func.operands(inst).first().copied(),
        _ => None,
    }
}
