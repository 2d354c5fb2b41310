// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import assay.Hooks;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * pair calls left and right, and sites has 400 calls. All have run often before the last call of pair and
 * then of sites, in which Probing.run, called at each place, calls the probe with "probe". Then the main
 * thread calls the probe with null. Of three classes with a run method, each is called as often as the
 * others. Tests rely on the instructions of these methods.
 */
final class ManyCalls {
    private static final String RUNNABLE = "java/lang/Runnable";

    private ManyCalls() {
    }

    /** Calls the probe once it is armed. */
    private static final class Probing implements Runnable {
        private boolean armed;

        @Override
        public void run() {
            if (armed) {
                Agent.probe("probe");
            }
        }
    }

    /** aload_0, invokeinterface 1, aload_0 6, invokeinterface 7, return 12. */
    static void left(Runnable hook) {
        hook.run();
        hook.run();
    }

    /** The same. */
    static void right(Runnable hook) {
        hook.run();
        hook.run();
    }

    /** aload_0, invokestatic 1, aload_0 4, invokestatic 5, return 8. */
    static void pair(Runnable hook) {
        left(hook);
        right(hook);
    }

    /** The method sites: aload_0 0, invokeinterface 1, aload_0 6, invokeinterface 7, and so on. */
    private static byte[] bytes() throws IOException {
        Assembler assembler = new Assembler("classfile/Sites");
        int run = assembler.pair(11, assembler.classEntry(RUNNABLE),
            assembler.pair(12, assembler.utf8("run"), assembler.utf8("()V")));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream code = new DataOutputStream(bytes);
        for (int i = 0; i < 400; i++) {
            code.writeByte(42); // aload_0
            code.writeByte(185); // invokeinterface
            code.writeShort(run);
            code.writeShort(0x100);
        }
        code.writeByte(177); // return
        assembler.method(0x9, "sites", "(L" + RUNNABLE + ";)V", 1, bytes.toByteArray());
        return assembler.bytes();
    }

    public static void main(String[] args) throws Throwable {
        Definer loader = new Definer(ManyCalls.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Sites", bytes());
        MethodHandle sites = MethodHandles.lookup().findStatic(klass, "sites",
            MethodType.methodType(void.class, Runnable.class));
        Probing probing = new Probing();
        Runnable[] hooks = Hooks.beside(probing);
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            pair(hooks[i % 3]);
            if (i % 3 == 0) {
                sites.invokeExact(hooks[i / 3 % 3]);
            }
        }
        probing.armed = true;
        pair(probing);
        sites.invokeExact((Runnable) probing);
        Agent.probe(null);
    }
}
