// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Virtual;

/** The threads of Exclusive as virtual threads. */
final class ExclusiveVirtual {
    private ExclusiveVirtual() {
    }

    public static void main(String[] args) {
        Thread[] threads = new Thread[Exclusive.THREADS];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = Virtual.unstarted("thread " + i, new Exclusive(i));
        }
        Exclusive.probe(threads);
    }
}
