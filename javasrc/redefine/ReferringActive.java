// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.io.IOException;

/** Has Referring redefined while its method runs, which has been executed before. */
final class ReferringActive {
    private ReferringActive() {
    }

    public static void main(String[] args) throws IOException {
        Referring object = new Referring();
        Object[] subject = {Referring.class, Variant.of("Referring", "renewed"), null};
        object.all("", object, () -> { });
        Agent.say(object.all("", object, () -> Agent.probe(subject)));
    }
}
