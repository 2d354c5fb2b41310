/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("SetTag tags objects of all kinds, whichever reference designates them.");

static const char *const sorts[] = {
    "thing",  "its class",    "array class", "primitive class", "empty array", "object array",
    "string", "interned one", "thread",      "loader",          "int array",   "exception",
};
enum { SORTS = sizeof sorts / sizeof sorts[0] };

static void observe(JNIEnv *jni, jobject all)
{
    for (jsize i = 0; i < SORTS; i++) {
        jobject local = element(jni, all, i);
        set_tag(local, -500 - i);
        (*jni)->DeleteLocalRef(jni, local);
    }
    for (jsize i = 0; i < SORTS; i++) {
        jobject local = element(jni, all, i);
        jobject global = (*jni)->NewGlobalRef(jni, local);
        jlong by_local = 0, by_global = 0;
        must(GetTag, local, &by_local);
        must(GetTag, global, &by_global);
        must(SetTag, global, 900 + i);
        say("%s: %d, %d, then %d", sorts[i], (int)by_local, (int)by_global, (int)tag_of(local));
    }
}

TEST(.target = "heap.walk.ObjectKinds", .probe = observe, .needs = {.can_tag_objects = 1});
