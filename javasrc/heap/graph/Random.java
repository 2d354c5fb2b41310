// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;
import classfile.OwnFields;
import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * Graphs by seed: for each argument the probe gets the objects, what of them the first reaches,
 * and the references of those as Java sees them: from, index of the field or element, to.
 */
final class Random {
    private static final int COUNT = 3000;

    /** Fields 0 to 3 are references; 4 is the number of the object. */
    static class Small {
        Object a;
        Object b;
        Object c;
        Object d;
        int number;
    }

    /** Fields go on: 5 and 6 are references, 7 is primitive. */
    static final class Large extends Small {
        Object e;
        Object f;
        long wide;
    }

    private Random() {
    }

    private static Object[] references(Object object) {
        if (object instanceof Object[]) {
            return (Object[]) object;
        }
        if (!(object instanceof Small)) {
            return new Object[0];
        }
        Small it = (Small) object;
        if (it instanceof Large) {
            Large large = (Large) it;
            return new Object[] {it.a, it.b, it.c, it.d, null, large.e, large.f};
        }
        return new Object[] {it.a, it.b, it.c, it.d};
    }

    private static void connect(Object[] objects, java.util.Random random) {
        for (Object object : objects) {
            Object[] to = new Object[7];
            for (int i = 0; i < 7; i++) {
                int choice = random.nextInt(COUNT * 5 / 4);
                to[i] = choice < COUNT ? objects[choice] : null;
            }
            if (object instanceof Object[]) {
                Object[] array = (Object[]) object;
                for (int i = 0; i < array.length; i++) {
                    array[i] = to[i % 7];
                }
            } else if (object instanceof Small) {
                Small it = (Small) object;
                it.a = to[0];
                it.b = random.nextInt(4) == 0 ? it : to[1];
                it.c = to[2];
                it.d = random.nextBoolean() ? to[2] : null;
                if (it instanceof Large) {
                    ((Large) it).e = to[5];
                    ((Large) it).f = to[6];
                }
            }
        }
    }

    private static void probe(long seed) {
        java.util.Random random = new java.util.Random(seed);
        Object[] objects = new Object[COUNT];
        java.util.IdentityHashMap<Object, Integer> places = new java.util.IdentityHashMap<>();
        for (int i = 0; i < COUNT; i++) {
            int sort = i == 0 ? 0 : random.nextInt(10);
            objects[i] = sort < 3 ? new Small() : sort < 6 ? new Large()
                : sort < 8 ? new Object[random.nextInt(12)] : new int[random.nextInt(5)];
            if (objects[i] instanceof Small) {
                ((Small) objects[i]).number = i;
            }
            places.put(objects[i], i);
        }
        connect(objects, random);
        int[] edges = new int[COUNT * 3 * 12];
        int used = 0;
        int[] reachable = new int[COUNT];
        int reached = 0;
        boolean[] known = new boolean[COUNT];
        ArrayDeque<Integer> waiting = new ArrayDeque<>();
        waiting.add(0);
        known[0] = true;
        while (!waiting.isEmpty()) {
            int from = waiting.remove();
            reachable[reached++] = from;
            Object[] references = references(objects[from]);
            for (int i = 0; i < references.length; i++) {
                if (references[i] == null) {
                    continue;
                }
                int to = places.get(references[i]);
                edges[used++] = from;
                edges[used++] = i;
                edges[used++] = to;
                if (!known[to]) {
                    known[to] = true;
                    waiting.add(to);
                }
            }
        }
        OwnFields.needNoneInObject();
        OwnFields.need(Small.class, Large.class);
        Agent.probe(new Object[] {objects, Arrays.copyOf(reachable, reached),
            Arrays.copyOf(edges, used)});
    }

    public static void main(String[] args) {
        for (String seed : args) {
            probe(Long.parseLong(seed));
        }
    }
}
