// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.function.Supplier;

/** A method that outlives its class's redefinition, and does first then what it has not done. */
public class Outliving {
    static String kept = "kept";

    String own = "own";

    static String helper() {
        return "old helper";
    }

    String virtual() {
        return "old virtual";
    }

    static String text(boolean changes, Runnable change) {
        if (!changes) {
            return "unchanged";
        }
        change.run();
        String text = "old text";
        Supplier<String> lambda = () -> "old lambda";
        Object object = new Outliving();
        long[] numbers = {123456789012L, 5};
        try {
            Object[] array = new Outliving[1];
            array[0] = new Object();
            text += " nothing";
        } catch (ArrayStoreException e) {
            text += " old handler";
        }
        return text + "; " + helper() + "; " + ((Outliving) object).virtual() + "; "
            + ((Outliving) object).own + "; " + kept + "; " + (object instanceof Outliving)
            + Outliving.class.getSimpleName() + "; " + numbers[0] + " " + 2.5 + " " + 70000 + "; "
            + lambda.get();
    }
}
