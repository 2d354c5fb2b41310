// SPDX-License-Identifier: Apache-2.0
package classfile;

import static java.lang.invoke.MethodType.methodType;

import assay.Agent;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/**
 * Methods that exit monitors which their thread does not own: "exit" by the instruction
 * monitorexit, at 1, and "give", which is synchronized and has exited its own monitor, when it
 * returns. Catches what they throw.
 */
final class Unowned {
    private static final String NAME = "classfile/UnownedCode";

    private Unowned() {
    }

    private static byte[] bytes() throws IOException {
        Assembler assembler = new Assembler(NAME);
        byte own = (byte) assembler.classEntry(NAME);
        // aload_0, monitorexit, return
        assembler.method(0x9, "exit", "(Ljava/lang/Object;)V", 1,
            new byte[] {42, (byte) 195, (byte) 177});
        // ldc, monitorexit, return
        assembler.method(0x29, "give", "()V", 0, new byte[] {18, own, (byte) 195, (byte) 177});
        return assembler.bytes();
    }

    private static void call(MethodHandle method) throws Throwable {
        try {
            method.invokeExact();
        } catch (IllegalMonitorStateException e) {
            Agent.say("over");
        }
    }

    public static void main(String[] args) throws Throwable {
        Definer loader = new Definer(Unowned.class.getClassLoader());
        Class<?> klass = loader.define(NAME.replace('/', '.'), bytes());
        MethodHandles.Lookup lookup = MethodHandles.publicLookup();
        MethodHandle exit = lookup.findStatic(klass, "exit", methodType(void.class, Object.class));
        MethodHandle give = lookup.findStatic(klass, "give", methodType(void.class));
        Agent.probe(null);
        call(exit.bindTo(new Object()));
        call(give);
        Agent.say("owned: " + Thread.holdsLock(klass));
    }
}
