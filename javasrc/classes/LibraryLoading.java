// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;

/** Has the classes of the arguments loaded between a probe with itself and one with null. */
final class LibraryLoading {
    private LibraryLoading() {
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Agent.probe(LibraryLoading.class);
        for (String name : args) {
            Class.forName(name.replace('/', '.'));
        }
        Agent.probe(null);
    }
}
