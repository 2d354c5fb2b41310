/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleProvides adds two implementations of a service, and one of another service.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject base = modifiable_base(jni);
    jclass map = find_class(jni, "java/util/Map"), queue = find_class(jni, "java/util/Queue");
    jclass linked = find_class(jni, "java/util/LinkedHashMap");
    jclass tree = find_class(jni, "java/util/TreeMap");
    jclass list = find_class(jni, "java/util/LinkedList");
    SAY_CALL(AddModuleProvides, base, map, linked);
    SAY_CALL(AddModuleProvides, base, map, tree);
    SAY_CALL(AddModuleProvides, base, queue, list);
    say_services(jni, "the first", "java/util/Map", NULL, linked, NULL);
    say_services(jni, "the second", "java/util/Map", NULL, tree, NULL);
    say_services(jni, "another service", "java/util/Queue", NULL, list, NULL);
}

TEST(.probe = observe, .since = 9);
