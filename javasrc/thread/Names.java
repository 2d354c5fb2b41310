// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;

/** Threads with unusual names, none of them started. */
final class Names {
    private Names() {
    }

    public static void main(String[] args) {
        StringBuilder many = new StringBuilder();
        for (int i = 0; i < 3000; i++) {
            many.append((char) ('a' + i % 26));
        }
        Thread renamed = new Thread("before");
        renamed.setName("after");
        Agent.probe(new Thread[] {
            new Thread(""), new Thread("a\0z"), new Thread("\u00e9\u20ac"),
            new Thread("\ud83d\ude00!"), new Thread("\udc00\ud800"), new Thread("\"\\\n"), renamed,
            new Thread(many.toString()),
        });
    }
}
