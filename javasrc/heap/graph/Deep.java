// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;

/** A list of three hundred thousand links, which is also a tree of depth as many. */
public final class Deep {
    static final class Link {
        final int number;
        Link next;

        Link(int number) {
            this.number = number;
        }
    }

    private Deep() {
    }

    public static void main(String[] args) {
        Link first = null;
        for (int i = 299999; i >= 0; i--) {
            Link link = new Link(i);
            link.next = first;
            first = link;
        }
        Agent.probe(first);
    }
}
