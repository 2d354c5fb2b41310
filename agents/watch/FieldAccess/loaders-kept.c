/* SPDX-License-Identifier: Apache-2.0 */
#include "../../breakpoint/guests.h"

TITLE("A field watch is of the class that was named, and of none of its name and other loaders.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("at %d of guest %d, of the field's class: %s", (int)location, guest_of(method) - 1,
        truth(tag_of(klass) == guest_of(method)));
}

static void observe(JNIEnv *jni, jobject guest)
{
    int number = 0;
    jclass klass = new_guest(jni, guest, &number);
    on(FieldAccess, accessed);
    if (number % 2 == 0)
        return;
    must(SetFieldAccessWatch, klass, field_id(jni, klass, "field", "I"));
    must(SetFieldAccessWatch, klass, static_field_id(jni, klass, "number", "I"));
}

TEST(.target = "breakpoint.Guests", .args = LIST("kept"), .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_tag_objects = 1});
