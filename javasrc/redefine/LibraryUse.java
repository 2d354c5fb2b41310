// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Uses strings, collections, numbers, exceptions, threads and reflection, before and after. */
final class LibraryUse {
    private static String found = "";

    private LibraryUse() {
    }

    private static String use() throws Exception {
        Map<String, Integer> map = new HashMap<>();
        List<Object> list = new ArrayList<>(Arrays.asList("b", 3, 2.5, 'c', 7L));
        for (Object each : list) {
            map.put(String.valueOf(each), each.hashCode() % 7);
        }
        try {
            list.get(9);
        } catch (IndexOutOfBoundsException e) {
            // A JVM may leave frames out, and not each time the same.
            list.add(e.getStackTrace() != null);
        }
        Thread thread = new Thread("everyday") {
            @Override
            public void run() {
                found = getName();
            }
        };
        thread.start();
        thread.join();
        return new TreeMap<>(map).toString() + list + found + Thread.State.valueOf("NEW")
            + LibraryUse.class.getDeclaredMethod("use").getName() + new Object().equals(map);
    }

    public static void main(String[] args) throws Exception {
        String before = use();
        Agent.probe(null);
        Agent.say("as before: " + before.equals(use()));
    }
}
