// SPDX-License-Identifier: Apache-2.0
package class_hook;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Defines a class whose name has letters of two, of three and of six bytes. */
final class Encoded {
    private static final String NAME = "class_hook/Gr\u00fc\u00dfe\u20ac\ud83d\ude00";

    private Encoded() {
    }

    /** In modified UTF-8, each byte as a letter. */
    private static String encoded(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new DataOutputStream(bytes).writeUTF(text);
        return bytes.toString("ISO-8859-1").substring(2);
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(Encoded.class.getClassLoader());
        byte[] bytes = ClassFile.of("classes/ChangedAttributes").text("classes/ChangedAttributes", encoded(NAME)).bytes();
        Agent.probe(loader);
        Class<?> klass = loader.define(NAME.replace('/', '.'), bytes);
        Agent.say("defined: " + klass.getName().equals(NAME.replace('/', '.')));
        Agent.probe(new Object[] {klass, bytes});
    }
}
