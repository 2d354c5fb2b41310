// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;

/**
 * Twenty classes with long methods, each of which is linked and initialized while the probe is called
 * with it on another thread, and last with null. Each method adds one to a field, many times.
 */
public final class LinkedMeanwhile extends Thread {
    private static final int METHODS = 30;
    private static final int ADDITIONS = 1000;
    private static volatile Class<?> next;
    private static volatile Class<?> used;
    private static int wrong;

    private LinkedMeanwhile() {
        super("linking");
    }

    private static byte[] bytes() throws IOException {
        Assembler assembler = new Assembler("classfile/Linked");
        assembler.field(0x9, "sum", "I");
        int field = assembler.pair(9, assembler.classEntry("classfile/Linked"),
            assembler.pair(12, assembler.utf8("sum"), assembler.utf8("I")));
        byte high = (byte) (field >> 8);
        byte low = (byte) field;
        byte[] code = new byte[8 * ADDITIONS + 1];
        for (int i = 0; i < ADDITIONS; i++) {
            // getstatic sum, iconst_1, iadd, putstatic sum.
            byte[] addition = {-78, high, low, 4, 96, -77, high, low};
            System.arraycopy(addition, 0, code, 8 * i, 8);
        }
        code[8 * ADDITIONS] = -79;
        for (int i = 0; i < METHODS; i++) {
            assembler.method(0x9, "add" + i, "()V", 0, code);
        }
        return assembler.bytes();
    }

    @Override
    public void run() {
        for (Class<?> last = null; true;) {
            Class<?> klass = next;
            if (klass == LinkedMeanwhile.class) {
                return;
            }
            if (klass == last) {
                Thread.yield();
            } else {
                last = klass;
                use(klass);
            }
        }
    }

    private static void use(Class<?> klass) {
        try {
            for (int i = 0; i < METHODS; i++) {
                klass.getMethod("add" + i).invoke(null);
            }
            wrong += klass.getField("sum").getInt(null) == METHODS * ADDITIONS ? 0 : 1;
        } catch (ReflectiveOperationException | LinkageError e) {
            wrong++;
        }
        used = klass;
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = bytes();
        LinkedMeanwhile linking = new LinkedMeanwhile();
        linking.start();
        for (int i = 0; i < 20; i++) {
            Class<?> klass = new Definer(LinkedMeanwhile.class.getClassLoader())
                .define("classfile.Linked", bytes);
            next = klass;
            Agent.probe(klass);
            while (used != klass) {
                Thread.yield();
            }
        }
        next = LinkedMeanwhile.class;
        linking.join();
        Agent.probe(null);
        Agent.say("wrong: " + wrong);
    }
}
