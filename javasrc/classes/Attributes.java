// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.util.Collections;

/** Defines ChangedAttributes with other attributes or another name, as each argument says. */
final class Attributes {
    private Attributes() {
    }

    /** Modified UTF-8: it has a zero, a letter of two bytes, and one beyond the basic plane. */
    private static final String EXTENSION = "SMAP\nBare.java\nTest\n*S Test\n*F\n1 B\u00c3\u00a9.tst"
        + "\n\u00c0\u0080 \u00ed\u00a0\u00bd\u00ed\u00b8\u0080\n*E";

    /** Modified UTF-8: letters of two bytes, of three, and beyond the basic plane. */
    private static final String LETTERS =
        "B\u00c3\u00a4r\u00e2\u0082\u00ac\u00ed\u00a0\u00bd\u00ed\u00b8\u0080";

    private static byte[] file(String what) throws Exception {
        ClassFile file = ClassFile.of("classes/ChangedAttributes");
        switch (what) {
        case "bare":
            file.without("SourceFile").without("LineNumberTable").without("LocalVariableTable");
            break;
        case "extension":
            file.attribute("SourceDebugExtension", EXTENSION.getBytes("ISO-8859-1"));
            break;
        case "long-extension":
            file.attribute("SourceDebugExtension",
                String.join("\n", Collections.nCopies(100, EXTENSION)).getBytes("ISO-8859-1"));
            break;
        case "huge-extension":
            file.attribute("SourceDebugExtension",
                String.join("\n", Collections.nCopies(3000, EXTENSION)).getBytes("ISO-8859-1"));
            break;
        case "old-version":
            file.version(3, 45);
            break;
        case "preview":
            file.version(0xffff, (int) Double.parseDouble(System.getProperty("java.class.version")));
            break;
        case "letters":
            file.text("classes/ChangedAttributes", "classes/" + LETTERS);
            break;
        case "source-letters":
            file.text("ChangedAttributes.java", LETTERS);
            break;
        case "empty-extension":
            file.attribute("SourceDebugExtension", new byte[0]);
            break;
        default:
            file.text("ChangedAttributes.java", what);
        }
        return file.bytes();
    }

    public static void main(String[] args) throws Exception {
        for (String what : args) {
            Definer definer = new Definer(Attributes.class.getClassLoader());
            Class<?> bare;
            try {
                bare = definer.define(what.equals("letters") ? null : "classes.ChangedAttributes",
                    file(what));
            } catch (UnsupportedClassVersionError e) {
                if (what.equals("preview")) {
                    Agent.inapplicable("preview features are not enabled");
                }
                throw e;
            }
            Agent.say("method: " + bare.getMethod("method", int.class).invoke(null, 4));
            Agent.probe(bare);
        }
    }
}
