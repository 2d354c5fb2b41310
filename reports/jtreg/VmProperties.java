// SPDX-License-Identifier: Apache-2.0

import java.util.Collections;
import java.util.Map;
import java.util.concurrent.Callable;

/** What {@code @requires} can ask for, where the suite is run outside of the JDK's own tests. */
public class VmProperties implements Callable<Map<String, String>> {
    @Override
    public Map<String, String> call() {
        return Collections.singletonMap("vm.jvmti", "true");
    }
}
