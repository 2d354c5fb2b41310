/* SPDX-License-Identifier: Apache-2.0 */

/* The variables of local.ScalarReplaced: what is in them, by which names they are known. */
#ifndef ASSAY_LOCAL_SCALAR_REPLACED_H
#define ASSAY_LOCAL_SCALAR_REPLACED_H

#include "assay.h"

enum { INNER = 2, OUTER = 4, VALUES = 2, ALIAS, ARRAYS, REFERENCES = 12, BOXED };

static const char *const array_names[] = {"booleans", "bytes", "chars",  "shorts",
                                          "ints",     "longs", "floats", "doubles"};

/* The thread whose variables they are, or null for the current one. */
static jthread owner;

static inline jobject get(jint depth, jint slot)
{
    jobject object = NULL;
    must(GetLocalObject, owner, depth, slot, &object);
    return object;
}

/* Says what is in the object, and changes it, which the method will see. */
static inline void look(JNIEnv *jni, jclass target, const char *name, jobject object)
{
    jmethodID text = static_method_id(jni, target, "text",
                                      "(Ljava/lang/Object;)Ljava/lang/String;");
    jmethodID change = static_method_id(jni, target, "change", "(Ljava/lang/Object;)V");
    jobject found = (*jni)->CallStaticObjectMethod(jni, target, text, object);
    no_exception(jni);
    say("%s %s", name, to_string(jni, found));
    (*jni)->CallStaticVoidMethod(jni, target, change, object);
    no_exception(jni);
}

static inline void look_at(JNIEnv *jni, jclass target, jint depth)
{
    jobject values = get(depth, VALUES), references = get(depth, REFERENCES);
    if (references == NULL) {
        say("no references");
        return;
    }
    say("the same values: %s", truth((*jni)->IsSameObject(jni, values, get(depth, VALUES))));
    say("its alias: %s", truth((*jni)->IsSameObject(jni, values, get(depth, ALIAS))));
    jobject first = (*jni)->GetObjectArrayElement(jni, references, 0);
    say("as an element: %s", truth((*jni)->IsSameObject(jni, values, first)));
    look(jni, target, "values", values);
    for (jint i = 0; i < 8; i++)
        look(jni, target, array_names[i], get(depth, ARRAYS + i));
    look(jni, target, "boxed", get(depth, BOXED));
}

static inline void look_at_both(JNIEnv *jni)
{
    jclass target = find_class(jni, "local/ScalarReplaced");
    ask_for_references(jni, 100);
    if (is_case("outer-first"))
        get(OUTER, VALUES);
    look_at(jni, target, INNER);
    look_at(jni, target, OUTER);
}

#endif
