// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.util.Arrays;

/**
 * After a first probe a class MadeOnce is made, and others are refused: its second definition, a
 * class file that ends too early, one of another name than the one asked for, and those whose
 * superclass or interface does not exist, or is an interface or a class. Subjects of the second
 * probe: the loader that was to define them, and MadeOnce.
 */
final class RefusedDefinitions {
    private static Definer loader;

    private RefusedDefinitions() {
    }

    private static void define(String what, String name, byte[] bytes) {
        try {
            loader.define("classes." + name, bytes);
            Agent.say(what + ": defined");
        } catch (LinkageError e) {
            Agent.say(what + ": refused");
        }
    }

    private static ClassFile bare(String name) throws Exception {
        return ClassFile.of("classes/ChangedAttributes").text("classes/ChangedAttributes", "classes/" + name);
    }

    /** A subclass of SampleBase, and an implementation of DefinedRepeatedlyInterface, under other names. */
    private static byte[] below(String name, String base, String from, String to)
        throws Exception {
        return ClassFile.of("classes/" + base).text("classes/" + base, "classes/" + name)
            .text(from, to).bytes();
    }

    public static void main(String[] args) throws Exception {
        byte[] early = bare("UnmadeEarly").bytes();
        loader = new Definer(RefusedDefinitions.class.getClassLoader());
        Agent.probe(null);
        define("first", "MadeOnce", bare("MadeOnce").bytes());
        define("again", "MadeOnce", bare("MadeOnce").bytes());
        define("ends early", "UnmadeEarly", Arrays.copyOf(early, early.length - 9));
        define("other name", "UnmadeName", bare("UnmadeOther").bytes());
        String base = "classes/SampleBase";
        String face = "classes/DefinedRepeatedlyInterface";
        define("no superclass", "Unmade1", below("Unmade1", "Sample", base, "classes/Absent"));
        define("superclass no class", "Unmade2", below("Unmade2", "Sample", base, face));
        define("no interface", "Unmade3", below("Unmade3", "DefinedRepeatedly", face, "classes/Absent"));
        define("interface a class", "Unmade4", below("Unmade4", "DefinedRepeatedly", face, "classes/Sample"));
        Agent.probe(new Object[] {loader, Class.forName("classes.MadeOnce", true, loader)});
    }
}
