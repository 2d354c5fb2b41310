/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Heap walks report no characters for a String that no constructor has filled yet.");

static jint characters[3];

STRING_PRIMITIVE_VALUE_CALLBACK(see_string)
{
    if (*tag == 1 || *tag == 2)
        characters[*tag] += length;
    return 0;
}

static void say_characters(const char *function, jvmtiError error)
{
    say("%s: %s", function, error_name(error));
    say("characters: %d of the empty object, %d of a string", (int)characters[1],
        (int)characters[2]);
    characters[1] = characters[2] = 0;
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.string_primitive_value_callback = see_string};
    jclass string = find_class(jni, "java/lang/String");
    jobject empty = (*jni)->AllocObject(jni, string);
    if (empty == NULL)
        inapplicable("there is no String without a constructor");
    jobject text = (*jni)->NewStringUTF(jni, "words");
    jobjectArray both = (*jni)->NewObjectArray(jni, 2, string, text);
    no_exception(jni);
    (*jni)->SetObjectArrayElement(jni, both, 0, empty);
    set_tag(empty, 1);
    set_tag(text, 2);
    say_characters("FollowReferences", ti(FollowReferences, 0, NULL, both, &callbacks, NULL));
    say_characters("IterateThroughHeap", ti(IterateThroughHeap, 0, NULL, &callbacks, NULL));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
