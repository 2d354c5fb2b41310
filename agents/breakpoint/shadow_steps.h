/* SPDX-License-Identifier: Apache-2.0 */

/* Steps in stack.Wandering, each of which has to go where the instruction before leads. */
#ifndef ASSAY_BREAKPOINT_SHADOW_STEPS_H
#define ASSAY_BREAKPOINT_SHADOW_STEPS_H

#include "class_file.h"
#include "../stack/shadow.h"

/* Where each frame of the shadow was last; -1 before its first step. */
static jlocation last[SHADOW_MAX + 1];

static jmethodID catch_method; /* the handler that the last exception will reach */
static jlocation catch_location;

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (!is_followed(method))
        return;
    shadow_push(method);
    last[shadow.depth] = -1;
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (is_followed(method))
        shadow_pop("exit", method);
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID by, jlocation at)
{
    catch_method = by;
    catch_location = at;
}

/* The bytecodes of a method, kept. */
static const unsigned char *code_of(jmethodID method, jint *size)
{
    static struct {
        jmethodID method;
        unsigned char *code;
        jint size;
    } kept[512];
    size_t i = 0;
    while (i < 511 && kept[i].method != NULL && kept[i].method != method)
        i++;
    if (kept[i].method != method) {
        must(GetBytecodes, method, &kept[i].size, &kept[i].code);
        kept[i].method = method;
    }
    *size = kept[i].size;
    return kept[i].code;
}

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (shadow.depth == 0 || !is_followed(method))
        return;
    jint size = 0, at = (jint)location;
    const unsigned char *code = code_of(method, &size);
    jlocation before = last[shadow.depth];
    bool is_caught = method == catch_method && location == catch_location;
    if (method != shadow.methods[shadow.depth - 1] || location < 0 || location >= size)
        wrong("at %d in %s, which was not entered last", at, method_name(method));
    else if (before < 0 ? at != 0 : !is_caught && !can_follow(code, size, (jint)before, at))
        wrong("%d after %d in %s", at, (jint)before, method_name(method));
    last[shadow.depth] = location;
    shadow.count++;
}

static void observe(JNIEnv *jni, jobject subject)
{
    int probe = which_probe(jni, subject);
    jthread thread = this_thread();
    if (probe == 2) {
        on_thread(Exception, thrown, thread);
        on_thread(MethodExit, left, thread);
        on_thread(MethodEntry, entered, thread);
        on_thread(SingleStep, stepped, thread);
    } else if (probe == 3) {
        off_thread(SingleStep, thread);
        off_thread(MethodEntry, thread);
        off_thread(MethodExit, thread);
        off_thread(Exception, thread);
        shadow_end("steps");
    }
}

#endif
