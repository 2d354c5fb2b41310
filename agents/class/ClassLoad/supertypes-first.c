/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("Of classes that one thread loads ClassLoad comes for supertypes first.");

/* The tag of a class is the number of its event, and the number of the thread in the high bits. */
static jlong next_tag(void)
{
    static atomic_int threads;
    static _Thread_local jlong last;
    if (last == 0)
        last = (jlong)(atomic_fetch_add(&threads, 1) + 1) << 32;
    return ++last;
}

static int in_order, others;

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (tag_of(klass) == 0)
        set_tag(klass, next_tag());
}

/* Classes that are there already belong to no thread. */
static void init(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    jclass *classes;
    on(ClassLoad, on_load);
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < count; i++) {
        if (tag_of(classes[i]) == 0)
            set_tag(classes[i], 1);
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    release(classes);
}

static void compare(jclass klass, jclass above)
{
    jlong second = tag_of(klass), first = above == NULL ? 0 : tag_of(above);
    bool same_thread = first >> 32 == second >> 32 && first >> 32 != 0;
    in_order += same_thread && first < second;
    others += same_thread && first > second;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jint count = 0, interfaces = 0;
    jclass *classes, *above;
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < count; i++) {
        jclass superclass = (*jni)->GetSuperclass(jni, classes[i]);
        compare(classes[i], superclass);
        (*jni)->DeleteLocalRef(jni, superclass);
        if (ti(GetImplementedInterfaces, classes[i], &interfaces, &above) == JVMTI_ERROR_NONE) {
            for (jint k = 0; k < interfaces; k++) {
                compare(classes[i], above[k]);
                (*jni)->DeleteLocalRef(jni, above[k]);
            }
            release(above);
        }
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    release(classes);
    say("classes in order: %s, others: %s", in_order > 20 ? "many" : "too few",
        others == 0 ? "none" : "some");
}

TEST(.target = "classes.Library", .init = init, .probe = observe, .timeout = 60,
     .needs = {.can_tag_objects = 1});
