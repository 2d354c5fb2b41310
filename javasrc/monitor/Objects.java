// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;

/** Objects of different kinds, which main owns 1, 2, 3 and 4 times: an object whose hash code was taken
 * before, an array, a class and a string; a fifth is free. */
final class Objects {
    private Objects() {
    }

    private static synchronized void own(Object hashed, Object array, Object text, Object free) {
        synchronized (hashed) {
            synchronized (array) {
                synchronized (array) {
                    own3(hashed, array, text, free);
                }
            }
        }
    }

    private static synchronized void own3(Object hashed, Object array, Object text, Object free) {
        synchronized (Objects.class) {
            synchronized (text) {
                synchronized (text) {
                    synchronized (text) {
                        synchronized (text) {
                            Agent.probe(new Object[] {hashed, array, Objects.class, text, free});
                        }
                    }
                }
            }
        }
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Object hashed = new Object();
        Object free = new int[2];
        Agent.say("hashed " + (hashed.hashCode() == System.identityHashCode(hashed)));
        own(hashed, new int[3], new String("text"), free);
        Agent.probe(new Object[] {hashed, free});
    }
}
