/* SPDX-License-Identifier: Apache-2.0 */
#include "../native_arguments.h"
#include "heap.h"

TITLE("An object that is only an argument of a native method is reachable from the roots.");

static void walk(jobject given, const char *as)
{
    say("%s", as);
    say_whether_root(given);
}

static void JNICALL take(JNIEnv *jni, jclass klass, jobject object)
{
    walk(object, "argument");
}

static void JNICALL taken(JNIEnv *jni, jobject object)
{
    walk(object, "receiver");
}

static void JNICALL take_last(JNIEnv *jni, jclass klass, jint a, jlong b, jfloat c, jdouble d,
                              jobject e, jint f, jlong g, jfloat h, jdouble i, jobject j, jint k,
                              jlong l, jfloat m, jdouble n, jobject last)
{
    walk(last, "last of many");
}

static void observe(JNIEnv *jni, jclass target)
{
    register_native_methods(jni, target, (void *)take, (void *)taken, (void *)take_last);
}

TEST(.target = "heap.walk.NativeArguments", .probe = observe, .needs = {.can_tag_objects = 1});
