// SPDX-License-Identifier: Apache-2.0
package class_hook;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.lang.reflect.Constructor;
import java.util.function.IntSupplier;

/**
 * Shows a number that hooks mark, and hands its class and another class file of it to the agent. That
 * class is defined after the first probe, by a loader of its own: a JVM may have the class of the class path
 * from a cache.
 */
final class Marked {
    private static final byte SIPUSH = 0x11;
    private static final int OLD = 10000;
    private static final int NEW = 20000;

    private Marked() {
    }

    /** The class file in which the number begins with 2. */
    private static byte[] renumbered(byte[] bytes) {
        for (int i = 0; i + 2 < bytes.length; i++) {
            if (bytes[i] == SIPUSH && bytes[i + 1] == OLD >> 8 && bytes[i + 2] == (byte) OLD) {
                bytes[i + 1] = NEW >> 8;
                bytes[i + 2] = (byte) NEW;
                return bytes;
            }
        }
        throw new IllegalStateException("getAsInt() is not sipush, ireturn");
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = ClassFile.of("class_hook/Numbered").bytes();
        byte[] other = renumbered(bytes.clone());
        Definer definer = new Definer(Marked.class.getClassLoader());
        Agent.probe(null);
        Class<?> numbered = definer.define("class_hook.Numbered", bytes);
        Constructor<?> constructor = numbered.getDeclaredConstructor();
        constructor.setAccessible(true);
        IntSupplier number = (IntSupplier) constructor.newInstance();
        Agent.say("loaded: " + number.getAsInt());
        for (int i = 0; i < 3; i++) {
            Agent.probe(new Object[] {numbered, other});
            Agent.say("then: " + number.getAsInt());
        }
    }
}

/** A number with zeros for the marks. */
final class Numbered implements IntSupplier {
    @Override
    public int getAsInt() {
        return 10000;
    }
}
