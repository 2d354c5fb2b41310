// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Calls small methods with instructions that compilers seldom make, or of lengths that vary, three
 * times over: Shapes (cold|compiled). The probe gets the class before each time, and after each call
 * what was called and its result. Methods to be compiled have run often before. Tests rely on the locations.
 */
public final class Shapes {
    private static final String[] CALLS = {
        "table0 1 3 4", "table1 2 0", "table2 3 -2147483648", "table3 1 9", "lookup0 -5 7 8",
        "lookup1 1000000 0", "lookup2 -5 -6", "lookup3 7 1000001", "search -100 8 70000 1",
        "wide 5", "subroutine 5", "distant 5", "jump 5", "back 2", "monitors 5", "caught 5",
        "returns 5", "stack 5", "pairs 5", "late 5",
    };
    private final Assembler assembler = new Assembler("classfile/Shaped");
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream code = new DataOutputStream(bytes);

    private Shapes() {
    }

    /** Initialized by the method that uses it first. */
    public static final class Late {
        public static int value = Integer.parseInt("37");

        private Late() {
        }
    }

    private void op(int... some) throws IOException {
        for (int one : some) {
            code.writeByte(one);
        }
    }

    /** An opcode, a wide one or not, with an operand of 16 bits. */
    private void op2(int opcode, int operand) throws IOException {
        op(opcode);
        code.writeShort(operand);
    }

    private void wide(int opcode, int slot) throws IOException {
        op(196);
        op2(opcode, slot);
    }

    private void end(String name, String signature, int... handlers) throws IOException {
        assembler.attributed(9, name, signature, "Code",
            assembler.guarded(10, 310, bytes.toByteArray(), handlers));
        bytes.reset();
    }

    private int member(int tag, String owner, String name, String signature) throws IOException {
        return assembler.pair(tag, assembler.classEntry(owner),
            assembler.pair(12, assembler.utf8(name), assembler.utf8(signature)));
    }

    private void call(String name, String signature) throws IOException {
        op2(184, member(10, "classfile/Shaped", name, signature));
    }

    private void make(String name) throws IOException {
        op2(187, assembler.classEntry(name)); // new
        op(89); // dup
        op2(183, member(10, name, "<init>", "()V")); // invokespecial
    }

    /** After nops iload_0 and a switch, which it leads to its end; gives where the switch is. */
    private int begin(int nops, int opcode) throws IOException {
        op(new int[nops]);
        op(26, opcode);
        op(new int[-bytes.size() & 3]);
        return nops + 1;
    }

    /** Behind the switch: 10, 20, 30 and by default 99 is returned, each in three bytes. */
    private void answers(String name) throws IOException {
        op(16, 10, 172, 16, 20, 172, 16, 30, 172, 16, 99, 172);
        end(name, "(I)I");
    }

    private void table(int nops) throws IOException {
        int at = begin(nops, 170);
        int after = bytes.size() + 24 - at;
        for (int word : new int[] {after + 9, 1, 3, after, after + 3, after + 6}) {
            code.writeInt(word);
        }
        answers("table" + nops);
    }

    private void lookup(String name, int nops, int... keys) throws IOException {
        int at = begin(nops, 171);
        int after = bytes.size() + 8 + 8 * keys.length - at;
        code.writeInt(after + 9);
        code.writeInt(keys.length);
        for (int i = 0; i < keys.length; i++) {
            code.writeInt(keys[i]);
            code.writeInt(after + i % 3 * 3);
        }
        answers(name);
    }

    private void switches() throws IOException {
        for (int nops = 0; nops < 4; nops++) {
            table(nops);
            lookup("lookup" + nops, nops, -5, 7, 1000000);
        }
        lookup("search", 0, -100, -5, 0, 7, 8, 70000);
    }

    private void jumps() throws IOException {
        op(26, 60, 168, 0, 8, 168, 0, 5, 27, 172); // iload_0, istore_1, jsr, jsr, iload_1, ireturn
        op(77, 132, 1, 5, 169, 2); // astore_2, iinc, ret
        end("subroutine", "(I)I");
        op(26, 60, 201, 0, 0, 0, 7, 27, 172); // iload_0, istore_1, jsr_w, iload_1, ireturn
        wide(58, 260); // astore
        op(132, 1, 7); // iinc
        wide(169, 260); // ret
        end("distant", "(I)I");
        op(26, 200, 0, 0, 0, 8, 2, 172, 0, 5, 104, 172); // iload_0, goto_w, ..., iconst_2, imul
        end("jump", "(I)I");
        op(3, 60, 27, 26, 96, 60, 132, 0, -1, 26); // iconst_0, istore_1, ..., iinc, iload_0
        op2(157, -8); // ifgt
        op(27, 172);
        end("back", "(I)I");
        make("java/lang/RuntimeException");
        op(191, 87, 26, 172); // athrow, pop, iload_0, ireturn
        end("caught", "(I)I", 0, 8, 8, 0);
    }

    private void others() throws IOException {
        op(26);
        wide(54, 300); // istore
        wide(132, 300); // iinc
        code.writeShort(1000);
        wide(21, 300); // iload
        op(172);
        end("wide", "(I)I");
        make("java/lang/Object");
        op(76, 43, 194, 43, 194, 43, 195, 43, 195, 26, 172); // astore_1, aload_1, monitorenter, ...
        end("monitors", "(I)I");
        op(26, 8, 90, 92, 93, 95, 100, 96, 96, 96, 96, 96, 172); // dup_x1, dup2, dup2_x1, swap, isub
        end("stack", "(I)I");
        op(26, 54, 4, 21, 4, 21, 4, 96, 172); // iload_0, istore 4, iload 4, iload 4, iadd, ireturn
        end("pairs", "(I)I");
        op2(178, member(9, "classfile/Shapes$Late", "value", "I")); // getstatic
        op(26, 96, 172);
        end("late", "(I)I");
    }

    private void returns() throws IOException {
        op(30, 173);
        end("longs", "(J)J");
        op(34, 174);
        end("floats", "(F)F");
        op(38, 175);
        end("doubles", "(D)D");
        op(177);
        end("nothing", "()V");
        op(42, 176);
        end("objects", "(Ljava/lang/Object;)Ljava/lang/Object;");
        op(26, 133); // iload_0, i2l
        call("longs", "(J)J");
        op(136, 134); // l2i, i2f
        call("floats", "(F)F");
        op(141); // f2d
        call("doubles", "(D)D");
        op(142); // d2i
        call("nothing", "()V");
        op(1); // aconst_null
        call("objects", "(Ljava/lang/Object;)Ljava/lang/Object;");
        op(87, 172);
        end("returns", "(I)I");
    }

    /** Of a version that still has subroutines. */
    private byte[] bytes() throws IOException {
        switches();
        jumps();
        others();
        returns();
        return assembler.bytes(49);
    }

    private static void call(Class<?> klass, int times, boolean telling) throws Throwable {
        for (String call : CALLS) {
            String[] words = call.split(" ");
            MethodHandle method = MethodHandles.lookup().findStatic(klass, words[0],
                MethodType.methodType(int.class, int.class));
            for (int i = 1; i < words.length; i++) {
                int n = Integer.parseInt(words[i]);
                int result = 0;
                for (int k = 0; k < times; k++) {
                    result = (int) method.invokeExact(n);
                }
                if (telling) {
                    Agent.probe(words[0] + "(" + n + ") = " + result);
                }
            }
        }
    }

    public static void main(String[] args) throws Throwable {
        Definer loader = new Definer(Shapes.class.getClassLoader());
        loader.define("classfile.Shaped", new Shapes().bytes());
        Class<?> klass = Class.forName("classfile.Shaped", true, loader);
        if (args[0].equals("compiled")) {
            // Long enough for a JVM that compiles what runs often to have compiled it.
            call(klass, 20000, false);
        }
        for (int phase = 0; phase < 3; phase++) {
            Agent.probe(klass);
            call(klass, 1, true);
        }
    }
}
