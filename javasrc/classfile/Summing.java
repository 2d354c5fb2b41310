// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;

/**
 * A class with the same loop three times, each summing up the numbers down from its argument, of
 * 18 bytes of code. In loop and in halves a line begins before the loop's body and again after
 * it; the table of halves comes in two attributes, the later half first. Two are strictfp.
 */
final class Summing {
    private static final byte[] CODE = {
        3, 60,             //  0: iconst_0, istore_1
        (byte) 167, 0, 10, //  2: goto 12
        27, 26, 96, 60,    //  5: iload_1, iload_0, iadd, istore_1
        (byte) 132, 0, -1, //  9: iinc 0, -1
        26,                // 12: iload_0
        (byte) 157, -1, -8, // 13: ifgt 5
        27, (byte) 172,    // 16: iload_1, ireturn
    };
    /** At 5 there is one more variable, an int; at 12 it is still there. */
    private static final byte[] FRAMES = {0, 2, (byte) 252, 0, 5, 1, 6};

    private Summing() {
    }

    private static byte[] bytes() throws IOException {
        Assembler assembler = new Assembler("classfile/Sums");
        assembler.method(0x9, "loop", "(I)I", 2, CODE, "StackMapTable", FRAMES,
            "LineNumberTable", Assembler.table(5, 0, 10, 2, 11, 5, 12, 9, 11, 16, 13));
        assembler.method(0x809, "halves", "(I)I", 2, CODE, "StackMapTable", FRAMES,
            "LineNumberTable", Assembler.table(2, 9, 21, 16, 23),
            "LineNumberTable", Assembler.table(3, 0, 20, 2, 21, 5, 22));
        assembler.method(0x83a, "bare", "(I)I", 2, CODE, "StackMapTable", FRAMES);
        return assembler.bytes();
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(Summing.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Sums", bytes());
        Class.forName(klass.getName(), true, loader);
        Agent.probe(klass);
        Agent.say("sum: " + klass.getMethod("loop", int.class).invoke(null, 10));
    }
}
