// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * Hands a class and a class file of it to the agent, which has an annotation as no compiler makes
 * it: as the agent's case says, or, with the argument "code", those of code, where they stand for
 * the whole class. Nobody asks for the annotation. In the class file number() gives 3, else 1.
 */
final class Misannotated {
    private static final String VISIBLE = "RuntimeVisibleAnnotations";
    private static final String VISIBLE_TYPE = "RuntimeVisibleTypeAnnotations";

    /** What is wrong; the agent puts its case here. */
    private static String variant;

    private Misannotated() {
    }

    private static void show(String attribute, int... content)
        throws ReflectiveOperationException, IOException {
        byte[] bytes = new byte[content.length];
        for (int i = 0; i < content.length; i++) {
            bytes[i] = (byte) content[i];
        }
        show(ClassFile.of(Variant.named("newer-bodies")).attribute(attribute, bytes));
    }

    private static void show(ClassFile file) throws ReflectiveOperationException,
        IOException {
        Definer loader = new Definer(Misannotated.class.getClassLoader());
        Class<?> klass = loader.define("redefine.Subject", Variant.named("same"));
        klass.getMethod("number").invoke(null);
        Agent.probe(new Object[] {klass, file.bytes(), null});
        Agent.say("number " + klass.getMethod("number").invoke(null));
    }

    /** What these kinds of targets have besides 8 bits: how many numbers of 16 bits and of 8. */
    private static void showOfCode(int first, int last, int shorts, int bytes)
        throws ReflectiveOperationException, IOException {
        for (int target = first; target <= last; target++) {
            ClassFile file = ClassFile.of(Variant.named("newer-bodies"));
            ByteArrayOutputStream content = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(content);
            out.writeShort(1);
            out.writeByte(target);
            for (int i = 0; i < shorts; i++) {
                out.writeShort(i == 0 ? 1 : 0);
            }
            out.write(new byte[bytes + 1]); // the path is empty
            out.writeShort(file.add("Lredefine/Note;"));
            out.writeShort(1);
            out.writeShort(file.add("value"));
            out.writeByte('s');
            out.writeShort(file.add("of code"));
            Agent.say("target 0x" + Integer.toHexString(target));
            show(file.attribute(VISIBLE_TYPE, content.toByteArray()));
        }
    }

    public static void main(String[] args) throws Exception {
        if (args.length > 0) {
            showOfCode(0x40, 0x41, 4, 0);
            showOfCode(0x42, 0x46, 1, 0);
            showOfCode(0x47, 0x4b, 1, 1);
            return;
        }
        Agent.probe(Misannotated.class);
        switch (variant) {
        case "cut-short":
            show(VISIBLE, 0, 1, 0);
            break;
        case "no-such-tag":
            show(VISIBLE, 0, 1, 0, 1, 0, 1, 0, 1, '?', 0, 1);
            break;
        case "no-such-type":
            show(VISIBLE, 0, 1, 0xff, 0xff, 0, 0);
            break;
        case "no-such-value":
            show(VISIBLE, 0, 1, 0, 1, 0, 1, 0, 1, 's', 0xff, 0xff);
            break;
        case "too-long":
            show(VISIBLE, 0, 0, 1, 2, 3);
            break;
        case "type-cut-short":
            show(VISIBLE_TYPE, 0, 1, 0x10, 0);
            break;
        case "no-such-target":
            show(VISIBLE_TYPE, 0, 1, 0x7f, 0, 0, 1, 0, 0);
            break;
        default:
            show(VISIBLE_TYPE, 0, 1, 0x10, 0, 0, 1, 9, 0, 0, 1, 0, 0); // no such path
        }
    }
}
