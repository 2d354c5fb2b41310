/* SPDX-License-Identifier: Apache-2.0 */

/* The classes of redefine.Three, and a hook that gives each an answer of its own. */
#ifndef ASSAY_REDEFINE_THREE_H
#define ASSAY_REDEFINE_THREE_H

#include "redefine.h"

enum { FIRST, SECOND, THIRD, THREE };
static const char *const three_names[THREE] = {"redefine/Three$First", "redefine/Three$Second",
                                               "redefine/Three$Third"};

/* The number of the class of this name, or THREE. */
static inline int number_in_three(const char *name)
{
    int number = FIRST;
    while (number < THREE && (name == NULL || strcmp(name, three_names[number]) != 0))
        number++;
    return number;
}

/* Gives the class file with this answer, of three letters, in place of the constant "old". */
static inline void give_answer(jvmtiEnv *env, const unsigned char *bytes, jint length,
                               unsigned char **new_bytes, jint *new_length, const char *answer)
{
    static const char from[] = {1, 0, 3, 'o', 'l', 'd'}; /* CONSTANT_Utf8 */
    const char to[] = {1, 0, 3, answer[0], answer[1], answer[2]};
    give_replaced(env, bytes, length, new_bytes, new_length, from, to, sizeof from);
}

/* Gives each of the classes an answer of its own. */
static inline void JNICALL hook_answer(HOOK_PARAMETERS)
{
    static const char *const answers[THREE] = {"one", "two", "six"};
    int number = number_in_three(name);
    if (number < THREE)
        give_answer(env, bytes, length, new_bytes, new_length, answers[number]);
}

#endif
