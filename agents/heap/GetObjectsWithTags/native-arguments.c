/* SPDX-License-Identifier: Apache-2.0 */
#include "../native_arguments.h"

TITLE("GetObjectsWithTags returns an object that is only an argument of a native method after collections.");

static void collect(JNIEnv *jni, jobject given, const char *as)
{
    static const jlong tag = 1;
    jobject *objects = NULL;
    jint count = 0;
    set_tag(given, tag);
    must(ForceGarbageCollection);
    must(ForceGarbageCollection);
    jvmtiError error = ti(GetObjectsWithTags, 1, &tag, &count, &objects, NULL);
    say("%s: %s %d", as, error_name(error), (int)count);
    if (error == JVMTI_ERROR_NONE && readable(objects, count) == 1)
        say("the same: %s", truth((*jni)->IsSameObject(jni, objects[0], given)));
    if (error == JVMTI_ERROR_NONE)
        release(objects);
    set_tag(given, 0);
}

static void JNICALL take(JNIEnv *jni, jclass klass, jobject object)
{
    collect(jni, object, "argument");
}

static void JNICALL taken(JNIEnv *jni, jobject object)
{
    collect(jni, object, "receiver");
}

static void JNICALL take_last(JNIEnv *jni, jclass klass, jint a, jlong b, jfloat c, jdouble d,
                              jobject e, jint f, jlong g, jfloat h, jdouble i, jobject j, jint k,
                              jlong l, jfloat m, jdouble n, jobject last)
{
    collect(jni, last, "last of many");
    say("others: %d %d %g %g %s %d %d %g %g %s %d %d %g %g", (int)a, (int)b, (double)c, d,
        truth(e != NULL), (int)f, (int)g, (double)h, i, truth(j != NULL), (int)k, (int)l, (double)m,
        n);
}

static void observe(JNIEnv *jni, jclass target)
{
    register_native_methods(jni, target, (void *)take, (void *)taken, (void *)take_last);
}

TEST(.target = "heap.walk.NativeArguments", .probe = observe, .needs = {.can_tag_objects = 1});
