// SPDX-License-Identifier: Apache-2.0
package classfile;

import static java.lang.invoke.MethodType.methodType;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/**
 * A method enters and leaves the monitors of three objects, not in the order in which blocks are
 * nested. The probe gets the objects whenever the method owns others: first and third, third, second
 * and third, second, none.
 */
public final class LeftOutOfOrder implements Runnable {
    private static final String NAME = "classfile/LeftOutOfOrderCode";
    private static final String[] LOCKS = {"first", "second", "third"};

    @Override
    public void run() {
        Agent.probe(LOCKS);
    }

    private static byte[] bytes() throws IOException {
        Assembler assembler = new Assembler(NAME);
        int run = assembler.pair(11, assembler.classEntry("java/lang/Runnable"),
            assembler.pair(12, assembler.utf8("run"), assembler.utf8("()V")));
        ByteArrayOutputStream code = new ByteArrayOutputStream();
        // + enters, - leaves, ! calls the hook.
        for (String step : "+0 +1 +2 -1 ! -0 ! +1 ! -2 ! -1 !".split(" ")) {
            if (step.equals("!")) {
                code.write(new byte[] {45, (byte) 185, (byte) (run >> 8), (byte) run, 1, 0});
            } else {
                code.write(42 + step.charAt(1) - '0');
                code.write(step.charAt(0) == '+' ? 194 : 195);
            }
        }
        code.write(177);
        assembler.method(0x9, "act",
            "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Runnable;)V", 4,
            code.toByteArray());
        return assembler.bytes();
    }

    public static void main(String[] args) throws Throwable {
        Thread.currentThread().setName("main");
        Definer loader = new Definer(LeftOutOfOrder.class.getClassLoader());
        Class<?> klass = loader.define(NAME.replace('/', '.'), bytes());
        MethodHandle act = MethodHandles.publicLookup().findStatic(klass, "act",
            methodType(void.class, Object.class, Object.class, Object.class, Runnable.class));
        act.invoke(LOCKS[0], LOCKS[1], LOCKS[2], new LeftOutOfOrder());
    }
}
