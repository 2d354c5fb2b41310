// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Hands two classes to the agent at once, with class files of another answer. There is a method handle for
 * the first only. Then they come again in the other order.
 */
final class HandlesOfOne {
    private HandlesOfOne() {
    }

    private static byte[] file(String name, String answer) throws IOException {
        return ClassFile.of("redefine/Three$" + name).text("old", answer).bytes();
    }

    private static void show(MethodHandle handle) throws Throwable {
        Agent.say("first " + Three.First.answer() + ", second " + Three.Second.answer()
            + ", handle of first " + (String) handle.invokeExact());
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle handle = MethodHandles.lookup().findStatic(Three.First.class, "answer",
            MethodType.methodType(String.class));
        show(handle);
        Agent.probe(new Object[] {Three.First.class, file("First", "new"), Three.Second.class,
            file("Second", "new")});
        show(handle);
        Agent.probe(new Object[] {Three.Second.class, file("Second", "newer"), Three.First.class,
            file("First", "newer")});
        show(handle);
    }
}
