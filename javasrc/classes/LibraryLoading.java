// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;

/**
 * Has one of these classes loaded, and some of the class library: such as a JVM may have in an archive, and
 * others. Subjects of the probe: the names; then null.
 */
final class LibraryLoading {
    private static final String[] NAMES = {
        "classes/SampleLeft", "java/math/BigInteger", "java/text/SimpleDateFormat", "java/util/Formatter",
        "java/util/LinkedList", "java/util/Random", "java/util/StringJoiner", "java/util/TreeMap",
        "java/util/concurrent/ConcurrentSkipListMap", "java/util/concurrent/Exchanger",
        "java/util/regex/Pattern", "java/util/stream/Collectors", "java/util/zip/Adler32",
    };

    private LibraryLoading() {
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Agent.probe(NAMES);
        for (String name : NAMES) {
            Class.forName(name.replace('/', '.'));
        }
        Agent.probe(null);
    }
}
