/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("What are the instances of an interface, or of an array class of supertypes?");
PASSAGES("IterateOverInstancesOfClass: direct instances of the class and instances of all of its "
         "subclasses; nothing is said of interfaces and of array classes.");
WHY("An agent that counts the instances of an interface gets its implementors, none, or an error.");

enum { LIST_TAG = 1, STRINGS, OBJECTS, NESTED };

static bool seen[NESTED + 1];

static jvmtiIterationControl JNICALL on_object(jlong class_tag, jlong size, jlong *tag, void *data)
{
    if (*tag > 0 && *tag <= NESTED)
        seen[*tag] = true;
    return JVMTI_ITERATION_CONTINUE;
}

static void ask(JNIEnv *jni, const char *what, const char *name)
{
    memset(seen, 0, sizeof seen);
    jvmtiError error = ti(IterateOverInstancesOfClass, find_class(jni, name),
                          JVMTI_HEAP_OBJECT_EITHER, on_object, NULL);
    if (error != JVMTI_ERROR_NONE) {
        say("%s: %s", what, error_name(error));
        return;
    }
    bool none = !seen[LIST_TAG] && !seen[STRINGS] && !seen[OBJECTS] && !seen[NESTED];
    say("%s:%s%s%s%s%s", what, seen[LIST_TAG] ? " ArrayList" : "", seen[STRINGS] ? " String[]" : "",
        seen[OBJECTS] ? " Object[]" : "", seen[NESTED] ? " String[][]" : "", none ? " none" : "");
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass list = find_class(jni, "java/util/ArrayList");
    jclass string = find_class(jni, "java/lang/String");
    set_tag((*jni)->NewObject(jni, list, method_id(jni, list, "<init>", "()V")), LIST_TAG);
    set_tag((*jni)->NewObjectArray(jni, 1, string, NULL), STRINGS);
    set_tag((*jni)->NewObjectArray(jni, 1, find_class(jni, "java/lang/Object"), NULL), OBJECTS);
    set_tag((*jni)->NewObjectArray(jni, 1, find_class(jni, "[Ljava/lang/String;"), NULL), NESTED);
    ask(jni, "the class itself", "java/util/ArrayList");
    ask(jni, "a superclass", "java/util/AbstractCollection");
    ask(jni, "an interface of the class", "java/util/RandomAccess");
    ask(jni, "an interface of a superclass", "java/util/Collection");
    ask(jni, "java.lang.Object", "java/lang/Object");
    ask(jni, "java.lang.Cloneable", "java/lang/Cloneable");
    ask(jni, "Object[]", "[Ljava/lang/Object;");
    ask(jni, "String[]", "[Ljava/lang/String;");
    ask(jni, "CharSequence[]", "[Ljava/lang/CharSequence;");
}

ASK(.probe = observe, .needs = {.can_tag_objects = 1});
