/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleProvides makes ServiceLoader find the implementation once, and no other.");

/* The superclass of the implementation would do for a provider, too. */
static void observe(JNIEnv *jni, jobject subject)
{
    int others = -1;
    jclass map = find_class(jni, "java/util/Map");
    jclass linked = find_class(jni, "java/util/LinkedHashMap");
    say_services(jni, "before", "java/util/Map", NULL, linked, &others);
    SAY_CALL(AddModuleProvides, modifiable_base(jni), map, linked);
    say_services(jni, "after", "java/util/Map", NULL, linked, &others);
    say_services(jni, "another service", "java/util/Queue", NULL, linked, NULL);
}

TEST(.probe = observe, .since = 9);
