// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Await;
import assay.Virtual;

/** Does on a virtual thread what Redefined does. */
final class OnVirtual {
    private OnVirtual() {
    }

    public static void main(String[] args) {
        Runnable work = () -> {
            try {
                Redefined.main(args);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        };
        Await.end(Virtual.start("redefining", work));
    }
}
