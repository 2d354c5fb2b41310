// SPDX-License-Identifier: Apache-2.0
package class_hook;

import assay.Agent;
import classfile.ClassFile;
import java.io.IOException;
import java.io.StreamTokenizer;

/** Hands a class of the class library and its class file to the agent. */
final class LibraryRedefined {
    private LibraryRedefined() {
    }

    public static void main(String[] args) throws IOException {
        if (LibraryRedefined.class.getResource("/java/io/StreamTokenizer.class") == null) {
            Agent.inapplicable("there is no class file of StreamTokenizer");
        }
        Agent.probe(new Object[] {StreamTokenizer.class, ClassFile.of("java/io/StreamTokenizer").bytes(), null});
    }
}
