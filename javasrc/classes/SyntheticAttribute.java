// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;

/**
 * The class Former is defined with the attribute Synthetic, and without that flag, at the members
 * that are deprecated in the source. It is the subject of the probe.
 */
final class SyntheticAttribute {
    private SyntheticAttribute() {
    }

    /** Half of its members are deprecated. */
    public static final class Former {
        @Deprecated
        public static int generated;
        public static int written;

        private Former() {
        }

        @Deprecated
        public static int generate() {
            return 1;
        }

        public static int write() {
            return 2;
        }
    }

    public static void main(String[] args) throws Exception {
        ClassFile file = ClassFile.of("classes/SyntheticAttribute$Former")
            .text("Deprecated", "Synthetic");
        Definer loader = new Definer(SyntheticAttribute.class.getClassLoader());
        loader.define("classes.SyntheticAttribute$Former", file.bytes());
        Agent.probe(Class.forName("classes.SyntheticAttribute$Former", true, loader));
    }
}
