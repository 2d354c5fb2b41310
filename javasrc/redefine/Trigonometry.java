// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

/**
 * Hands Math and a class file of it, in which sin() gives the cosine, to the agent; then the class
 * file as it was. Each time calls the method in many ways, and often.
 */
final class Trigonometry {
    private static final byte DLOAD_0 = 0x26;
    private static final byte INVOKESTATIC = (byte) 0xb8;
    private static final byte DRETURN = (byte) 0xaf;

    private final Method method = Math.class.getMethod("sin", double.class);
    private final MethodHandle handle = MethodHandles.lookup().findStatic(Math.class, "sin",
        MethodType.methodType(double.class, double.class));

    private Trigonometry() throws ReflectiveOperationException {
    }

    /** The method returns what StrictMath.sin gives, or the class library is another one. */
    private static byte[] changed(ClassFile file) {
        byte[] bytes = file.bytes();
        int sine;
        int cosine;
        try {
            sine = file.index("java/lang/StrictMath", "sin", "(D)D");
            cosine = file.index("java/lang/StrictMath", "cos", "(D)D");
        } catch (IllegalArgumentException e) {
            Agent.inapplicable("Math does not call StrictMath");
            throw e;
        }
        for (int i = 0; i + 4 < bytes.length; i++) {
            if (bytes[i] == DLOAD_0 && bytes[i + 1] == INVOKESTATIC
                && bytes[i + 2] == (byte) (sine >> 8) && bytes[i + 3] == (byte) sine
                && bytes[i + 4] == DRETURN) {
                bytes[i + 2] = (byte) (cosine >> 8);
                bytes[i + 3] = (byte) cosine;
                return bytes;
            }
        }
        Agent.inapplicable("Math.sin is more than a call of StrictMath.sin");
        return bytes;
    }

    private static String version(double ofZero) {
        return ofZero == 0 ? "sine" : ofZero == 1 ? "cosine" : "neither";
    }

    private static int cosines(double zero) {
        int count = 0;
        for (int i = 0; i < 100000; i++) {
            count += version(Math.sin(zero)).equals("cosine") ? 1 : 0;
        }
        return count;
    }

    private void say(String when, double zero) throws Throwable {
        Agent.say(when + ": " + version(Math.sin(zero)) + ", handle "
            + version((double) handle.invokeExact(zero)) + ", reflection "
            + version((double) method.invoke(null, zero)) + ", often " + cosines(zero));
    }

    public static void main(String[] args) throws Throwable {
        if (Trigonometry.class.getResource("/java/lang/Math.class") == null) {
            Agent.inapplicable("there is no class file of Math");
        }
        ClassFile file = ClassFile.of("java/lang/Math");
        Trigonometry calls = new Trigonometry();
        calls.say("before", args.length);
        Agent.probe(new Object[] {Math.class, changed(file), null});
        calls.say("changed", args.length);
        Agent.probe(new Object[] {Math.class, file.bytes(), null});
        calls.say("afterwards", args.length);
    }
}
