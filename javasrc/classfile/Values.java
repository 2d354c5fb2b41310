// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;

/**
 * A value class, which is a preview feature, and what the argument asks for: "classes" gives the probe
 * classes with and without identity; "objects" two equal objects, a different one, and one with
 * identity; "under-construction" calls the probe in the constructor, when half of the fields are set, and
 * gives it the object afterwards; "class" gives it the value class; "make" makes an object then;
 * "initializer" gives it the thread, which initializes a class with a static field of this kind then.
 */
public final class Values {
    private static final int VALUE = 0x11; // public final, without ACC_IDENTITY
    private static final int PREVIEW = 0xffff << 16
        | (int) Double.parseDouble(System.getProperty("java.class.version"));
    private static final int STRICT = 0x811; // public final ACC_STRICT_INIT

    private Values() {
    }

    /** Called by the constructor before the second field is set. */
    public static void halfway() {
        Agent.probe(null);
    }

    /** record Value(int first, int second), of which the constructor calls halfway or does not. */
    static Class<?> define(boolean callsHalfway) throws Exception {
        Assembler made = new Assembler("classfile/Value");
        int owner = made.classEntry("classfile/Value");
        int first = made.pair(9, owner, made.pair(12, made.utf8("first"), made.utf8("I")));
        int second = made.pair(9, owner, made.pair(12, made.utf8("second"), made.utf8("I")));
        int halfway = made.pair(10, made.classEntry("classfile/Values"),
            made.pair(12, made.utf8("halfway"), made.utf8("()V")));
        int object = made.pair(10, made.classEntry("java/lang/Object"),
            made.pair(12, made.utf8("<init>"), made.utf8("()V")));
        made.field(STRICT, "first", "I");
        made.field(STRICT, "second", "I");
        byte call = (byte) (callsHalfway ? 184 : 0); // invokestatic, or three nops
        made.method(1, "<init>", "(II)V", 3, new byte[] {
            42, 27, (byte) 181, (byte) (first >> 8), (byte) first,
            call, (byte) (callsHalfway ? halfway >> 8 : 0), (byte) (callsHalfway ? halfway : 0),
            42, 28, (byte) 181, (byte) (second >> 8), (byte) second,
            42, (byte) 183, (byte) (object >> 8), (byte) object, (byte) 177,
        });
        return new Definer(Values.class.getClassLoader()).define("classfile.Value",
            ClassFile.of(made.bytes(PREVIEW)).flags(VALUE).bytes());
    }

    /** A class with static final int number = 37, which its initializer sets; not initialized yet. */
    static Class<?> strict() throws Exception {
        Assembler made = new Assembler("classfile/Strict");
        int number = made.pair(9, made.classEntry("classfile/Strict"),
            made.pair(12, made.utf8("number"), made.utf8("I")));
        made.field(STRICT | 8, "number", "I");
        made.method(8, "<clinit>", "()V", 0, new byte[] {
            16, 37, (byte) 179, (byte) (number >> 8), (byte) number, (byte) 177,
        });
        return new Definer(Values.class.getClassLoader()).define("classfile.Strict",
            made.bytes(PREVIEW));
    }

    static Object make(Class<?> value, int first, int second) throws Exception {
        return value.getConstructor(int.class, int.class).newInstance(first, second);
    }

    private static Class<?> defineIfEnabled(boolean callsHalfway) throws Exception {
        try {
            return define(callsHalfway);
        } catch (UnsupportedClassVersionError e) {
            Agent.inapplicable("preview features are not enabled");
            throw e;
        }
    }

    public static void main(String[] args) throws Exception {
        Class<?> value = defineIfEnabled(args[0].equals("under-construction"));
        switch (args[0]) {
        case "classes":
            Agent.probe(new Class<?>[] {value, java.lang.reflect.Array.newInstance(value, 0).getClass(),
                Values.class, Values[].class, Runnable.class, int[].class, int.class, void.class});
            break;
        case "objects":
            Agent.probe(new Object[] {make(value, 3, 4), make(value, 3, 4), make(value, 3, 5),
                new Values()});
            break;
        case "under-construction":
            Agent.probe(make(value, 3, 4));
            break;
        case "class":
            Agent.probe(value);
            break;
        case "make":
            Agent.probe(value);
            Object made = make(value, 3, 4);
            Agent.say("made: " + value.getField("first").getInt(made) + " "
                + value.getField("second").getInt(made));
            break;
        default:
            Class<?> strict = strict();
            Agent.probe(Thread.currentThread());
            Agent.say("initialized: " + strict.getField("number").getInt(null));
        }
    }
}
