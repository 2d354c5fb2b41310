/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Objects and arrays that only warm methods know are given with their values, each as one.");

enum { INNER = 2, OUTER = 4, VALUES = 2, ALIAS, ARRAYS, REFERENCES = 12, BOXED };

static const char *const names[] = {"booleans", "bytes",  "chars",  "shorts",
                                    "ints",     "longs",  "floats", "doubles"};

static jobject get(jint depth, jint slot)
{
    jobject object = NULL;
    must(GetLocalObject, NULL, depth, slot, &object);
    return object;
}

/* Says what is in the object, and changes it, which the method will see. */
static void look(JNIEnv *jni, jclass target, const char *name, jobject object)
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

static void look_at(JNIEnv *jni, jclass target, jint depth)
{
    jobject values = get(depth, VALUES), references = get(depth, REFERENCES);
    say("the same values: %s", truth((*jni)->IsSameObject(jni, values, get(depth, VALUES))));
    say("its alias: %s", truth((*jni)->IsSameObject(jni, values, get(depth, ALIAS))));
    jobject first = (*jni)->GetObjectArrayElement(jni, references, 0);
    say("as an element: %s", truth((*jni)->IsSameObject(jni, values, first)));
    look(jni, target, "values", values);
    for (jint i = 0; i < 8; i++)
        look(jni, target, names[i], get(depth, ARRAYS + i));
    look(jni, target, "boxed", get(depth, BOXED));
}

static void observe(JNIEnv *jni, jclass target)
{
    ask_for_references(jni, 100);
    if (is_case("outer-first"))
        get(OUTER, VALUES);
    look_at(jni, target, INNER);
    look_at(jni, target, OUTER);
}

TEST(.target = "local.WarmValues", .probe = observe, .needs = {.can_access_local_variables = 1},
     .vm_args = LIST(COMPILED_EARLY), .cases = LIST("inner-first", "outer-first"));
