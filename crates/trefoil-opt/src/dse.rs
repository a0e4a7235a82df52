//! Dead store elimination: removes stores to local variables that a later store of the same block overwrites before anything can have
//! read them, and those after which the function ends before anything reads the variable. Stores to variables that nothing reads at all are
//! for dead code elimination.
//!
//! A block is walked backwards with the elements that are overwritten further down. A variable takes part whose address goes nowhere but
//! into loads, stores and steps, and whose elements at known indices are all of one type and depth: two of them are the same or apart.
//! What is stored at the very same address counts wherever that is in the variable.

use smallvec::SmallVec;
use trefoil_ir::{Context, Function, HashMap, HashSet, InstId, Opcode, SideMap, TypeId, Value};

/// Most addresses that variables index of which a block is asked whether they are written again.
const MOST_ADDRESSES: usize = 16;

/// Removes such stores; says whether there were any.
pub fn run(ctx: &Context, func: &mut Function) -> bool {
    let variables = Variables::of(ctx, func);
    let mut dead: SideMap<InstId, bool> = SideMap::with_default(false);
    let mut changed = false;
    for &block in &func.layout {
        let is_last = func.successors(block).is_empty();
        let mut overwritten = Overwritten::default();
        for &inst in func.blocks[block].insts.iter().rev() {
            match func.insts[inst].op {
                Opcode::Store => {
                    let pointer = func.operands(inst)[1];
                    let element = variables.element(ctx, func, pointer);
                    let is_unread =
                        is_last && variables.part(pointer).is_some_and(|root| !overwritten.is_read(root));
                    let is_overwritten = match (element, variables.part(pointer), pointer.as_inst()) {
                        (Some(element), ..) => !overwritten.add(element),
                        (None, Some(root), Some(address)) => {
                            let ty = func.value_type(ctx, func.operands(inst)[0]);
                            !overwritten.add_address((root, address, ty))
                        }
                        _ => false,
                    };
                    if is_unread || is_overwritten {
                        dead[inst] = true;
                        changed = true;
                    }
                }
                Opcode::Load => {
                    let pointer = func.operands(inst)[0];
                    if let Some(root) = variables.root(pointer) {
                        overwritten.read.push(root);
                        overwritten.addresses.retain(|address| address.0 != root);
                    }
                    match variables.element(ctx, func, pointer) {
                        Some(element) => overwritten.read(&element),
                        None => {
                            variables.root(pointer).into_iter().for_each(|root| overwritten.read_all(root))
                        }
                    }
                }
                _ => {}
            }
        }
    }
    changed && func.retain(|inst| !dead[inst])
}

/// An element of a variable: the variable, and the known indices that lead there.
type Element = (InstId, SmallVec<[u64; 4]>);

/// What is overwritten further down in a block.
#[derive(Default)]
struct Overwritten {
    /// With how many reads there had been of anything in the variable.
    elements: HashMap<Element, u32>,
    reads: HashMap<InstId, u32>,
    /// The variables of which anything is read.
    read: SmallVec<[InstId; 8]>,
    /// Addresses that variables index, each with its variable ahead and what is stored there, of variables not read since.
    addresses: SmallVec<[(InstId, InstId, TypeId); 8]>,
}

impl Overwritten {
    /// Whether an element that is written was not yet among them.
    fn add(&mut self, element: Element) -> bool {
        let reads = self.reads.get(&element.0).copied().unwrap_or(0);
        self.elements.insert(element, reads) != Some(reads)
    }

    /// Whether an address that is written was not yet among them.
    fn add_address(&mut self, address: (InstId, InstId, TypeId)) -> bool {
        let is_new = !self.addresses.contains(&address);
        if is_new {
            self.addresses.truncate(MOST_ADDRESSES - 1);
            self.addresses.push(address);
        }
        is_new
    }

    fn is_read(&self, root: InstId) -> bool {
        self.read.contains(&root)
    }

    fn read(&mut self, element: &Element) {
        self.elements.remove(element);
    }

    fn read_all(&mut self, root: InstId) {
        *self.reads.entry(root).or_insert(0) += 1;
    }
}

/// The variables of a function.
struct Variables {
    /// The variable that an address is in.
    roots: SideMap<InstId, Option<InstId>>,
    /// Of those that take part, how deep their elements are and of what type.
    shapes: HashMap<InstId, Shape>,
    /// Those whose address goes elsewhere.
    escapes: HashSet<InstId>,
}

#[derive(Clone, Copy, PartialEq)]
enum Shape {
    /// None has been seen.
    Any,
    Elements(usize, TypeId),
    /// It takes no part.
    Other,
}

impl Variables {
    fn of(ctx: &Context, func: &Function) -> Variables {
        let mut variables = Variables {
            roots: SideMap::sized(func.inst_count(), None),
            shapes: HashMap::default(),
            escapes: HashSet::default(),
        };
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                variables.note(ctx, func, inst);
            }
        }
        variables
    }

    fn note(&mut self, ctx: &Context, func: &Function, inst: InstId) {
        let op = func.insts[inst].op;
        if op == Opcode::Alloca {
            self.roots[inst] = Some(inst);
            self.shapes.insert(inst, Shape::Any);
            return;
        }
        for (n, &operand) in func.operands(inst).iter().enumerate() {
            let Some(root) = self.root(operand) else { continue };
            match (op, n) {
                (Opcode::Gep, 0) => self.roots[inst] = Some(root),
                (Opcode::Load, 0) => self.accessed(ctx, func, operand, func.insts[inst].ty),
                (Opcode::Store, 1) => {
                    let ty = func.value_type(ctx, func.operands(inst)[0]);
                    self.accessed(ctx, func, operand, ty);
                }
                _ => {
                    self.shapes.insert(root, Shape::Other);
                    self.escapes.insert(root);
                }
            }
        }
    }

    /// A value of a type is read or written at an address.
    fn accessed(&mut self, ctx: &Context, func: &Function, pointer: Value, ty: TypeId) {
        let Some((root, indices)) = known(ctx, func, &self.roots, pointer) else { return };
        let here = Shape::Elements(indices.len(), ty);
        let shape = self.shapes.entry(root).or_insert(Shape::Any);
        *shape = if *shape == Shape::Any || *shape == here { here } else { Shape::Other };
    }

    fn root(&self, pointer: Value) -> Option<InstId> {
        self.roots[pointer.as_inst()?]
    }

    /// The variable that an address is in, where nothing but loads and stores knows of it.
    fn part(&self, pointer: Value) -> Option<InstId> {
        self.root(pointer).filter(|root| !self.escapes.contains(root))
    }

    /// The element at an address, where the variable takes part and its indices are known.
    fn element(&self, ctx: &Context, func: &Function, pointer: Value) -> Option<Element> {
        let root = self.root(pointer)?;
        matches!(self.shapes.get(&root), Some(Shape::Elements(..))).then_some(())?;
        known(ctx, func, &self.roots, pointer)
    }
}

/// The variable and the known indices of an address that is one step from it, or the variable itself.
fn known(
    ctx: &Context,
    func: &Function,
    roots: &SideMap<InstId, Option<InstId>>,
    pointer: Value,
) -> Option<Element> {
    let inst = pointer.as_inst()?;
    let root = roots[inst]?;
    if inst == root {
        return Some((root, SmallVec::new()));
    }
    let (&base, indices) = func.operands(inst).split_first()?;
    let indices: Option<SmallVec<_>> = indices.iter().map(|&index| ctx.as_int(index)).collect();
    (base.as_inst() == Some(root)).then_some((root, indices?))
}
