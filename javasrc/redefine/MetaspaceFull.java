// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;

/**
 * Defines large classes until there is no memory for one more, and hands class files of Subject to the agent then:
 * one as large, and ever smaller ones.
 */
final class MetaspaceFull {
    private static final int ENTRIES = 60000;
    private static final int MOST = 100;

    private MetaspaceFull() {
    }

    /** Whether there was no memory for the last of the classes. */
    private static boolean fills(Class<?>[] classes, byte[] large) {
        Definer[] loaders = new Definer[classes.length];
        for (int i = 0; i < classes.length; i++) {
            loaders[i] = new Definer(MetaspaceFull.class.getClassLoader());
        }
        try {
            for (int i = 0; i < classes.length; i++) {
                classes[i] = loaders[i].define("redefine.Constant", large);
            }
            return false;
        } catch (OutOfMemoryError e) {
            return true;
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] large = ClassFile.of("redefine/Constant").padded(ENTRIES).bytes();
        byte[][] files = new byte[10][];
        for (int i = 0; i < files.length; i++) {
            files[i] = ClassFile.of(Variant.named("new-bodies")).padded(ENTRIES >> i).bytes();
        }
        Redefined.show("before");
        Class<?>[] classes = new Class<?>[MOST];
        if (!fills(classes, large)) {
            Agent.inapplicable("the memory for classes is not limited");
        }
        for (byte[] file : files) {
            Agent.probe(new Object[] {Subject.class, file, null});
        }
        Redefined.show("after");
    }
}
