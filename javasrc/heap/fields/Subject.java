// SPDX-License-Identifier: Apache-2.0
package heap.fields;

/** Probes an object of a class of this package, or the class itself: Subject (object|class) NAME. */
final class Subject {
    private Subject() {
    }

    public static void main(String[] args) {
        boolean object = args[0].equals("object");
        Named.probe(object ? Named.created(args[1]) : Named.initialized(args[1]));
    }
}
