/* SPDX-License-Identifier: Apache-2.0 */
#include "../encoded.h"

TITLE("Keys and values of the command line come in UTF-8 where it and modified UTF-8 agree.");

/* The letter a with diaeresis and the euro sign. */
ENCODED_TEST("\xC3\xA4\xE2\x82\xAC", "\xC3\xA4\xE2\x82\xAC");
