// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/**
 * Hands a class to the agent with class files that have the same twenty overloads in other orders: the first five
 * in each order, then all of them reversed and rotated. Each returns twenty times the number of the class file,
 * from 1 on, plus its own number, which is how many arguments it has. At last the probe gets null.
 */
final class PermutedOverloads {
    private static final int OVERLOADS = 20;
    private static Class<?> permuted;
    private static int files;

    private PermutedOverloads() {
    }

    private static byte[] bytes(int[] order) throws IOException {
        Assembler assembler = new Assembler("classfile/Permuted");
        for (int number : order) {
            ByteArrayOutputStream code = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(code);
            out.writeByte(17); // sipush
            out.writeShort(OVERLOADS * files + number);
            out.writeByte(172); // ireturn
            StringBuilder signature = new StringBuilder("(");
            for (int i = 0; i < number; i++) {
                signature.append('I');
            }
            assembler.method(0x9, "act", signature + ")I", number, code.toByteArray());
        }
        return assembler.bytes();
    }

    private static void change(int[] order) throws IOException {
        files++;
        Agent.probe(new Object[] {permuted, bytes(order)});
    }

    private static void swap(int[] order, int one, int other) {
        int number = order[one];
        order[one] = order[other];
        order[other] = number;
    }

    /** All orders of the first five from this place on. */
    private static void permute(int[] order, int place) throws IOException {
        if (place == 5) {
            change(order);
        }
        for (int i = place; i < 5; i++) {
            swap(order, place, i);
            permute(order, place + 1);
            swap(order, place, i);
        }
    }

    private static int[] rotated(int by, int step) {
        int[] order = new int[OVERLOADS];
        Arrays.setAll(order, i -> (by + step * i + OVERLOADS) % OVERLOADS);
        return order;
    }

    public static void main(String[] args) throws IOException {
        int[] first = rotated(0, 1);
        Definer loader = new Definer(PermutedOverloads.class.getClassLoader());
        permuted = loader.define("classfile.Permuted", bytes(first));
        permute(first, 0);
        change(rotated(OVERLOADS - 1, -1));
        for (int by : new int[] {0, 1, 4, 10, OVERLOADS - 1}) {
            change(rotated(by, 1));
            change(rotated(by, 7));
        }
        Agent.probe(null);
    }
}
