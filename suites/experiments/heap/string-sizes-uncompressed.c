/* SPDX-License-Identifier: Apache-2.0 */
#include "sizes.h"

QUESTION("How large are strings of each length from 0 to 164 with -XX:-UseCompressedOops?");
PASSAGES("GetObjectSize of the String and of its array. The first number is the String's, the "
         "second the array's; the payload is counted as one byte for a Latin-1 character and two "
         "for another.");
WHY("Half of the heap of many programs is strings, and most of them are short: the share of the "
    "text in them is small.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_all_strings(jni, subject);
}

ASK(.target = "experiments.Sizes", .args = LIST("strings"),
    .vm_args = LIST("-XX:-UseCompressedOops"), .probe = observe);
