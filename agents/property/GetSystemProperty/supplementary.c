/* SPDX-License-Identifier: Apache-2.0 */
#include "../encoded.h"

TITLE("GetSystemProperty returns a supplementary character as two surrogates of three bytes.");

/* U+1F600. */
ENCODED_TEST("\xF0\x9F\x98\x80", "\xED\xA0\xBD\xED\xB8\x80");
